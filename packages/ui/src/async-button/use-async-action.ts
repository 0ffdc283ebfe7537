import { useEffect, useState, useSyncExternalStore } from 'react'
import { createAsyncAction, type AsyncAction, type AsyncState } from './async-action.ts'

const onServer = (): AsyncState => 'idle'

export function useAsyncAction(): { readonly state: AsyncState; readonly run: AsyncAction['run'] } {
  const [action] = useState(createAsyncAction)
  useEffect(() => action.stop, [action])
  return { state: useSyncExternalStore(action.subscribe, action.state, onServer), run: action.run }
}
