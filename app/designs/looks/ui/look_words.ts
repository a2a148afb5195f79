import {
  isDesignRunning,
  type Design,
  type DesignOptions,
  type LookOption,
  type Looks,
} from '#app/designs/ui/types'

export function lookLabelOf(options: readonly LookOption[], id: string | null): string | null {
  return options.find((option) => option.id === id)?.label ?? id
}

/** The title of a design: "Art Deco", "Inès Valmor", "Paris". */
export function designTitleOf(options: DesignOptions, looks: Looks): string {
  const theme = lookLabelOf(looks.themes, options.theme)
  const designer = lookLabelOf(looks.designers, options.designer)
  const place = lookLabelOf(looks.locations, options.location)
  const color = lookLabelOf(looks.colors, options.colors[0] ?? null)
  return (
    theme ?? designer ?? place ?? color ?? (options.customPrompt ? 'In your words' : 'A new look')
  )
}

/** "Living room · Inès Valmor · Paris" */
export function subtitleOf(options: DesignOptions, looks: Looks): string {
  const { roomType, designer, location } = options
  const parts = [
    lookLabelOf(looks.room_types, roomType) ?? 'Your room',
    options.theme ? lookLabelOf(looks.designers, designer) : null,
    lookLabelOf(looks.locations, location),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** @param score share of the layout that was preserved, 0 to 1; null if not measured */
export function structureWord(score: number | null): string | null {
  if (score === null) return null
  if (score >= 0.8) return 'Layout preserved'
  return score >= 0.5 ? 'Layout mostly preserved' : 'Layout changed'
}

export function statusWord(design: Pick<Design, 'status'>): string {
  if (isDesignRunning(design)) return 'in progress'
  return design.status === 'failed' ? 'failed' : 'ready'
}
