import { classStyle } from '#app/kit/display/class_style'

/** Extends the touch target by 6 px above and below, to 44 px. */
const REACH = "relative before:absolute before:inset-x-0 before:-inset-y-1.5 before:content-['']"

export const CHIP_FRAME =
  'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border text-13 whitespace-nowrap'

/** A chip that is a button. */
export const chipStyle = classStyle({
  base: [CHIP_FRAME, REACH, 'px-3.5'],
  variants: {
    isChosen: {
      true: 'border-ink bg-ink text-canvas',
      false: 'border-faint text-muted hover:border-ink hover:text-ink',
    },
  },
  defaultVariants: { isChosen: false },
})
