import { classStyle } from '#app/kit/display/class_style'

/**
 * The frame of text fields and selects. Its border is `faint`, not `line`: control edges need a
 * contrast of 3:1 (WCAG 1.4.11).
 */
export const controlStyle = classStyle({
  base: [
    'w-full min-w-0 rounded-2 border border-faint bg-surface text-15 text-ink',
    'placeholder:text-muted placeholder-shown:text-ellipsis has-disabled:opacity-60 disabled:opacity-60',
    'has-aria-invalid:border-danger aria-invalid:border-danger',
  ],
  variants: {
    size: { md: 'h-11', lg: 'h-14', free: '' },
    isFramed: {
      true: 'flex items-center has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brass',
      false: 'px-4',
    },
  },
  defaultVariants: { size: 'md', isFramed: false },
})

/** The bare input inside a frame, which shows focus for it. */
export const INSIDE_FRAME =
  'h-full min-w-0 flex-1 bg-transparent px-4 outline-none placeholder:text-muted placeholder-shown:text-ellipsis'
