import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'
import type { PartName } from '#app/properties/drafts/ui/draft'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FieldPlace } from '#app/properties/editor/ui/editor_field'

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

interface PartTextProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** lines of a text area; a one-line input without */
  rows?: number
}

export function PartText({ label, value, onChange, placeholder, rows }: PartTextProps) {
  return (
    <Field label={label} isOptional>
      {rows ? (
        <Textarea
          rows={rows}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface RowButtonsProps {
  /** of the row, as its buttons call it: `highlight 2` */
  name: string
  /** from 0 */
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function RowButtons({ name, index, count, onMove, onRemove }: RowButtonsProps) {
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        size="sm"
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        size="sm"
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton icon={X} label={`Remove ${name}`} size="sm" onClick={onRemove} />
    </>
  )
}
