import { useState } from 'react'
import { Input } from '#app/kit/form/input'
import { NumberInput } from '#app/kit/form/number_input'
import { Select } from '#app/kit/form/select'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { optionsOf, EditorField, TextField } from '#app/properties/editor/ui/editor_field'
import {
  AREA_UNITS,
  MAX_LISTING_NAME_CHARACTERS,
  PROPERTY_TYPES,
  SECTORS,
} from '#app/properties/listing_options'
import { VisibilityField } from '#app/properties/publishing/ui/visibility_field'

const TYPES = optionsOf(PROPERTY_TYPES)
const SECTOR_OPTIONS = optionsOf(SECTORS)
const UNITS = optionsOf(AREA_UNITS)

export function BasicsStep() {
  const { session, state } = useEditor()
  const { fields } = state.draft
  const unit = AREA_UNITS[fields.area_unit]

  return (
    <>
      <TextField
        name="name"
        label="Name"
        max={MAX_LISTING_NAME_CHARACTERS}
        hint="For example, Casa Livia"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EditorField name="type" label="Property type">
          <Select options={TYPES} value={fields.type} onChange={(type) => session.edit({ type })} />
        </EditorField>
        <EditorField name="sector" label="Use" isOptional>
          <Select
            options={SECTOR_OPTIONS}
            value={fields.sector}
            onChange={(sector) => session.edit({ sector })}
          />
        </EditorField>
        <FigureField name="bedrooms" label="Bedrooms" />
        <FigureField name="bathrooms" label="Bathrooms" step={0.5} decimals={1} />
        <FigureField name="living_area" label="Living area" decimals={1} suffix={unit} />
        <FigureField name="lot_area" label="Land area" decimals={1} suffix={unit} />
        <EditorField name="area_unit" label="Area unit">
          <Select
            options={UNITS}
            value={fields.area_unit}
            onChange={(chosen) => session.edit({ area_unit: chosen })}
          />
        </EditorField>
        <YearField />
      </div>
      <VisibilityField />
    </>
  )
}

interface FigureFieldProps {
  name: 'bedrooms' | 'bathrooms' | 'living_area' | 'lot_area'
  label: string
  step?: number
  decimals?: number
  suffix?: string
}

function FigureField({ name, label, ...input }: FigureFieldProps) {
  const { session, state } = useEditor()
  return (
    <EditorField name={name} label={label} isOptional>
      <NumberInput
        value={state.draft.fields[name]}
        min={0}
        onChange={(value) => session.edit({ [name]: value })}
        {...input}
      />
    </EditorField>
  )
}

/** Not a `NumberInput`: a year has no separator, and is saved once it has four digits. */
function YearField() {
  const { session, state } = useEditor()
  const year = state.draft.fields.year_built
  const [typed, setTyped] = useState({ text: textOf(year), of: year })
  if (typed.of !== year) setTyped({ text: textOf(year), of: year })
  const { text } = typed

  const type = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, 4)
    setTyped({ text: digits, of: year })
    if (digits.length === 4 || digits === '') keep(digits)
  }
  const keep = (digits: string) => {
    const next = digits ? Number(digits) : null
    setTyped({ text: digits, of: next })
    session.edit({ year_built: next })
  }

  return (
    <EditorField name="year_built" label="Year built" isOptional>
      <Input
        value={text}
        inputMode="numeric"
        onChange={(event) => type(event.target.value)}
        onBlur={() => text !== String(year ?? '') && keep(text)}
      />
    </EditorField>
  )
}

function textOf(year: number | null): string {
  return year === null ? '' : String(year)
}
