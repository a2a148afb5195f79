import { tv } from 'tailwind-variants/lite'

/** A pin’s number; its button is larger than what is seen of it, for fingers. */
export const planPinStyle = tv({
  base: 'grid size-7 shrink-0 place-items-center rounded-full border-2 border-white bg-ink text-12 font-medium text-white shadow-float num',
  variants: {
    isOnPlan: {
      true: 'absolute -translate-1/2 outline-offset-2 after:absolute after:-inset-2 hover:z-10 hover:bg-brass focus-visible:z-10',
    },
    isLoose: { true: 'border-dashed border-ink bg-white text-ink hover:text-white' },
  },
})

/** Where a pin stands on the picture. */
export function pinPlace({ x, y }: { x: number; y: number }) {
  return { left: `${x * 100}%`, top: `${y * 100}%` }
}
