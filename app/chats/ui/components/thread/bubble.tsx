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
  /** a placeholder, not a message */
  isQuiet?: boolean
  children: ReactNode
}

/** Its corners show whether it continues a group of messages. */
export function Bubble({ children, ...shape }: BubbleProps) {
  return <div className={bubbleStyle(shape)}>{children}</div>
}
