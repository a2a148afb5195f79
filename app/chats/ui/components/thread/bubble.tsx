import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const bubbleStyle = tv({
  base: 'w-fit max-w-full min-w-0 rounded-[18px] px-4 py-2.5',
  variants: {
    isOwn: { true: 'bg-ink text-canvas', false: 'bg-raised text-ink' },
    isFirst: { true: '', false: '' },
    isLast: { true: '', false: '' },
    isQuiet: { true: 'border border-line bg-transparent text-muted italic', false: '' },
  },
  compoundVariants: [
    { isOwn: true, isFirst: false, class: 'rounded-tr-6' },
    { isOwn: true, isLast: false, class: 'rounded-br-6' },
    { isOwn: false, isFirst: false, class: 'rounded-tl-6' },
    { isOwn: false, isLast: false, class: 'rounded-bl-6' },
  ],
})

interface BubbleProps {
  isOwn: boolean
  isFirst: boolean
  isLast: boolean
  /** a trace of something rather than something said */
  isQuiet?: boolean
  children: ReactNode
}

/** What words stand in; its corners say whether more of the same person stands above and below. */
export function Bubble({ children, ...shape }: BubbleProps) {
  return <div className={bubbleStyle(shape)}>{children}</div>
}
