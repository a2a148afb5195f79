import type { ReactNode } from 'react'
import { classStyle, type StyleProps } from '#app/kit/display/class_style'

const badgeStyle = classStyle({
  base: 'inline-flex h-6 w-fit items-center gap-1.5 rounded-2 px-2 text-12 font-medium whitespace-nowrap',
  variants: {
    tone: {
      neutral: 'bg-raised text-ink',
      positive: 'bg-raised text-positive',
      warning: 'bg-raised text-warning',
      danger: 'bg-raised text-danger',
      /** on a photo */
      veil: 'bg-black/80 text-white',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

interface BadgeProps extends StyleProps<typeof badgeStyle> {
  children: ReactNode
}

/** A status in a word: Draft, Private, AI-generated. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badgeStyle({ tone })}>{children}</span>
}
