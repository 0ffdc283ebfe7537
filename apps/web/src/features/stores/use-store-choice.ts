import { useState } from 'react'
import type { StoreWithStock } from '@firkant/domain/stores/store-calls.ts'
import { announcer } from '../../platform/announcer.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { chooseStore } from './choose-store.ts'
import { storePanelTexts } from './store-panel.texts.ts'

export function useStoreChoice() {
  const shop = useShop()
  const { text } = useTexts(storePanelTexts)
  const chosen = useDynamicData('chosenStore').data
  const [saving, setSaving] = useState<string>()
  const [hasFailed, setFailed] = useState(false)

  async function save(storeId: string | null, done: string): Promise<void> {
    setFailed(false)
    setSaving(storeId ?? '')
    const isSaved = await chooseStore(shop, storeId)
    setSaving(undefined)
    setFailed(!isSaved)
    if (isSaved) announcer.announce(done)
  }

  return {
    chosenId: chosen?.id,
    saving,
    hasFailed,
    choose: ({ id, name }: Pick<StoreWithStock, 'id' | 'name'>) => void save(id, text('chosen', { store: name })),
    forget: () => void save(null, text('forgotten')),
  }
}
