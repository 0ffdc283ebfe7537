import type { FooterModel, FrameModel } from '@firkant/domain/content/site-content-schema.ts'
import type { SettingsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { useDynamicData } from './dynamic-data/use-dynamic-data.ts'

export interface Frame {
  readonly pages: WellKnownPages | undefined
  readonly frame: FrameModel | undefined
  readonly footer: FooterModel | undefined
  readonly settings: SettingsModel | undefined
}

/** Header, footer and links of every page. It comes with the document, so it is there at the first render. */
export function useFrame(): Frame {
  return {
    pages: useDynamicData('wellKnownPages').data ?? undefined,
    frame: useDynamicData('frame').data ?? undefined,
    footer: useDynamicData('footer').data ?? undefined,
    settings: useDynamicData('settings').data ?? undefined,
  }
}
