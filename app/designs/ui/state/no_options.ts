import type { DesignOptions } from '#app/designs/ui/state/types'

/** Nothing chosen yet. */
export const NO_OPTIONS: DesignOptions = {
  roomType: null,
  designer: null,
  location: null,
  theme: null,
  colors: [],
  customPrompt: null,
}

/** Whether there is anything to go by. */
export function isAnythingChosen(options: DesignOptions): boolean {
  const { designer, location, theme, colors, customPrompt } = options
  return (
    Boolean(designer ?? location ?? theme ?? (customPrompt?.trim() || null)) || colors.length > 0
  )
}
