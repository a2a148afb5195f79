import { useId, type ReactNode } from 'react'
import { FieldNotes, type FieldNotesProps } from '#app/kit/form/field_notes'

interface FieldGroupProps extends Omit<FieldNotesProps, 'id' | 'counter'> {
  legend: ReactNode
  isLegendHidden?: boolean
  children: ReactNode
}

/** Controls that answer one question: radio cards, a list of checkboxes. */
export function FieldGroup({ legend, isLegendHidden, hint, error, children }: FieldGroupProps) {
  const id = useId()
  const hasNotes = Boolean(hint || error?.length)

  return (
    <fieldset
      className="min-w-0"
      aria-describedby={hasNotes ? id : undefined}
      data-invalid={error?.length ? true : undefined}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'label mb-1.5'}>{legend}</legend>
      {children}
      {hasNotes && (
        <div className="mt-1.5">
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  )
}
