import { useState, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, Check, ChevronDown, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'
import type { PartName } from '#app/properties/drafts/ui/draft'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FieldPlace } from '#app/properties/editor/ui/editor_field'
import { isPartWritten } from '#app/properties/editor/ui/steps'

interface PartSectionProps {
  part: PartName
  title: string
  hint?: string
  mustShow?: boolean
  children: ReactNode
}

/** A part of the page, folded until somebody wants it. */
export function PartSection({ part, title, hint, mustShow, children }: PartSectionProps) {
  const { state } = useEditor()
  const error = state.errors[`part.${part}`]
  return (
    <FieldPlace name={`part.${part}`}>
      <FoldedSection
        title={title}
        hint={hint}
        error={error}
        mustShow={mustShow}
        isWritten={isPartWritten(part, state.draft)}
      >
        {children}
      </FoldedSection>
    </FieldPlace>
  )
}

interface FoldedSectionProps {
  title: string
  hint?: string
  error?: string
  mustShow?: boolean
  isWritten?: boolean
  children: ReactNode
}

/** A `details` element, which `goTo` opens to reach a field; a refusal opens it, too. */
export function FoldedSection({
  title,
  hint,
  error,
  mustShow,
  isWritten,
  children,
}: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || mustShow || Boolean(error)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/part border-t border-line"
    >
      <summary className="flex min-h-16 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-2 py-3 [&::-webkit-details-marker]:hidden">
        <h2 dir="auto" className="min-w-0 flex-1 text-22">
          {title}
        </h2>
        {isWritten && (
          <Check
            size={16}
            strokeWidth={1.5}
            aria-label="written"
            className="shrink-0 text-positive"
          />
        )}
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-200 ease-out group-open/part:rotate-180"
        />
        {hint && <span className="order-last basis-full text-13 text-muted">{hint}</span>}
      </summary>
      <div className="flex flex-col gap-5 pt-2 pb-7">
        {error && (
          <p role="alert" className="text-13 text-danger">
            {error}
          </p>
        )}
        {children}
      </div>
    </details>
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
