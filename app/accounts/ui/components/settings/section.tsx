import type { ReactNode } from 'react'
import { SectionHeading } from '#app/kit/display/section_heading'

interface SectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

export function Section({ title, description, children }: SectionProps) {
  return (
    <section aria-labelledby="section" className="flex flex-col gap-8">
      <div>
        <SectionHeading id="section">
          <bdi>{title}</bdi>
        </SectionHeading>
        {description && (
          <p dir="auto" className="mt-3 max-w-130 text-muted">
            {description}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
