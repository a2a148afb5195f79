import { Check } from 'lucide-react'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Select } from '#app/kit/form/select'
import { Photo } from '#app/kit/media/photo'
import type { BodyDesign, EntryPropertyCard } from '#app/journals/ui/journals_api'

interface AboutProps {
  value: number | null
  onChange: (id: number | null) => void
  error?: string
}

interface HomeFieldProps extends AboutProps {
  homes: EntryPropertyCard[]
  /** chosen before, perhaps not among them */
  linked: EntryPropertyCard | null
}

const NONE = { value: '', label: 'None' }

/** Which listing an entry is about. */
export function HomeField({ homes, linked, value, onChange, error }: HomeFieldProps) {
  const known = withLinked(homes, linked)
  if (!known.length) return null
  const options = known.map(({ id, name }) => ({
    value: String(id),
    label: name ?? 'Untitled listing',
  }))
  return (
    <Field label="Home" isOptional hint="Readers find its card below the text." error={error}>
      <Select
        options={[NONE, ...options]}
        value={value === null ? '' : String(value)}
        onChange={(chosen) => onChange(chosen ? Number(chosen) : null)}
      />
    </Field>
  )
}

interface DesignFieldProps extends AboutProps {
  designs: BodyDesign[]
  linked: BodyDesign | null
}

/** Which design an entry is about, chosen by its picture. */
export function DesignField({ designs, linked, value, onChange, error }: DesignFieldProps) {
  const known = withLinked(designs, linked)
  if (!known.length) return null
  return (
    <FieldGroup legend="Design" hint="Shown below the text, before and after." error={error}>
      <ul className="flex snap-x gap-2 overflow-x-auto pb-2">
        {known.map(({ id, image }, index) => (
          <li key={id} className="w-28 shrink-0 snap-start">
            <button
              type="button"
              aria-pressed={id === value}
              aria-label={`Design ${index + 1} of ${known.length}`}
              onClick={() => onChange(id === value ? null : id)}
              className="relative block w-full rounded-6 -outline-offset-2"
            >
              <Photo image={image} ratio="4/3" sizes="112px" alt="" className="rounded-6" />
              {id === value && (
                <span className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-2 bg-black/80 text-white">
                  <Check size={16} strokeWidth={2} aria-hidden />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

function withLinked<One extends { id: number }>(all: One[], linked: One | null): One[] {
  return linked && !all.some(({ id }) => id === linked.id) ? [linked, ...all] : all
}
