import { useId, type ReactNode } from 'react'
import { FieldContext } from '#app/kit/form/field_context'
import { FieldNotes, type FieldNotesProps } from '#app/kit/form/field_notes'

interface FieldProps extends Omit<FieldNotesProps, 'id'> {
  label: ReactNode
  /** the label is for screen readers only */
  isLabelHidden?: boolean
  isOptional?: boolean
  /** the control is an editor, which a `label` element can’t name */
  isRichText?: boolean
  /** one kit control; it takes its id and aria attributes from here */
  children: ReactNode
}

/** A control with label, hint, error and counter. For several choices, use `FieldGroup`. */
export function Field({
  label,
  isLabelHidden,
  isOptional,
  isRichText,
  children,
  ...notes
}: FieldProps) {
  const id = useId()
  const hasNotes = Boolean(notes.hint || notes.error?.length || notes.counter)
  const control = {
    'id': id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': hasNotes ? `${id}-notes` : undefined,
    'aria-invalid': notes.error?.length ? (true as const) : undefined,
  }

  const Label = isRichText ? 'span' : 'label'
  const focus = () => document.getElementById(id)?.focus()

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <Label
          id={`${id}-label`}
          className="label"
          {...(isRichText ? { onClick: focus } : { htmlFor: id })}
        >
          {label}
        </Label>
        {isOptional && <span className="text-12 text-muted">Optional</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hasNotes && <FieldNotes id={`${id}-notes`} {...notes} />}
    </div>
  )
}
