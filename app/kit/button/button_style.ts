import { classStyle, type StyleProps } from '#app/kit/display/class_style'

/** On touch, reaches 44 px without taking their room. */
const TALL_REACH =
  "pointer-coarse:not-[.absolute]:relative pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:-inset-y-1 pointer-coarse:before:content-['']"

/** Shared by `<button>` and link. Brass is for a screen's one primary action. Paper has none. */
export const buttonStyle = classStyle({
  base: [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-2 border font-medium',
    'whitespace-nowrap select-none disabled:cursor-not-allowed disabled:opacity-50',
    'aria-disabled:cursor-default print:hidden',
  ],
  variants: {
    variant: {
      primary: 'border-transparent bg-brass text-on-brass hover:bg-brass-deep',
      ink: 'border-transparent bg-ink text-canvas hover:bg-ink/90',
      line: 'border-line text-ink hover:border-ink',
      quiet: 'border-transparent text-ink hover:bg-raised',
      danger: 'border-transparent bg-danger text-on-danger hover:bg-danger/90',
    },
    size: {
      sm: `h-9 px-3.5 text-13 ${TALL_REACH}`,
      md: 'h-11 px-5 text-15',
      lg: 'h-13 px-7 text-15',
    },
    isWide: { true: 'w-full' },
  },
  defaultVariants: { variant: 'line', size: 'md' },
})

export type ButtonStyle = StyleProps<typeof buttonStyle>
