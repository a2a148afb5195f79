import type { ReactNode } from 'react'

interface SectionHeadingProps {
  label?: string
  children: ReactNode
  /** `page` is the page's one `h1`; a `topic` is as small as a `part`, but right below it */
  level?: 'page' | 'section' | 'topic' | 'part'
  /** a button or link at the end of the line */
  action?: ReactNode
  id?: string
}

const LEVELS = {
  page: { tag: 'h1', size: 'text-36 md:text-48' },
  section: { tag: 'h2', size: 'text-28 md:text-36' },
  topic: { tag: 'h2', size: 'text-22' },
  part: { tag: 'h3', size: 'text-22' },
} as const

export function SectionHeading({
  label,
  children,
  level = 'section',
  action,
  id,
}: SectionHeadingProps) {
  const { tag: Heading, size } = LEVELS[level]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        {label && <p className="label mb-2">{label}</p>}
        <Heading id={id} className={size}>
          {children}
        </Heading>
      </div>
      {action}
    </div>
  )
}
