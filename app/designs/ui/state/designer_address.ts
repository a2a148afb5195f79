export const TABS = ['designer', 'collection', 'prompts'] as const
export type DesignerTab = (typeof TABS)[number]

export interface DesignerAddress {
  tab: DesignerTab
  /** the design on the stage */
  designId: number | null
}

/** Reads `/designer?tab=&design=`; ignores invalid values. */
export function addressFrom(url: string): DesignerAddress {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const design = query.get('design') ?? ''
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'designer',
    designId: /^[1-9]\d{0,8}$/.test(design) ? Number(design) : null,
  }
}

export function addressOf({ tab, designId }: DesignerAddress): string {
  if (tab !== 'designer') return `/designer?tab=${tab}`
  return designId ? `/designer?design=${designId}` : '/designer'
}
