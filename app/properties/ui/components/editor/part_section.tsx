import type { ReactNode } from 'react'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { FieldPlace } from '#app/properties/ui/components/editor/editor_field'
import type { PartName } from '#app/properties/ui/components/editor/state/draft'

interface PartSectionProps {
  part: PartName
  title: string
  hint?: string
  children: ReactNode
}

export function PartSection({ part, title, hint, children }: PartSectionProps) {
  const { state } = useEditor()
  const error = state.errors[`part.${part}`]
  return (
    <FieldPlace name={`part.${part}`}>
      <section className="flex flex-col gap-5 border-t border-line pt-7">
        <div>
          <h2 dir="auto" className="text-22">
            {title}
          </h2>
          {hint && <p className="mt-1 text-13 text-muted">{hint}</p>}
          {error && (
            <p role="alert" className="mt-1 text-13 text-danger">
              {error}
            </p>
          )}
        </div>
        {children}
      </section>
    </FieldPlace>
  )
}
