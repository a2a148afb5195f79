import { useState } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { NumberInput } from '#app/kit/form/number_input'
import { SaveRow, useFormSave } from '#app/profiles/settings/ui/save_row'
import type { Data } from '#data'

type Fields = Pick<
  Data.Profiles.Stats.Stats,
  | 'headline'
  | 'years_experience'
  | 'homes_sold'
  | 'sales_volume'
  | 'languages'
  | 'specialties'
  | 'awards'
>

export function StatsForm({ stats }: { stats: Data.Profiles.Stats.Stats }) {
  const { id } = stats
  const [fields, setFields] = useState<Fields>({
    headline: stats.headline,
    years_experience: stats.years_experience,
    homes_sold: stats.homes_sold,
    sales_volume: stats.sales_volume,
    languages: stats.languages,
    specialties: stats.specialties,
    awards: stats.awards,
  })
  const { save, errorOf, ...state } = useFormSave('stats', 'Stats Updated')
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }))
  const send = () => {
    const body = { stats: { ...fields, headline: fields.headline || null } }
    return answered(api.api.stats.update({ params: { id }, body }))
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save(send)
      }}
    >
      <Field
        label="Headline"
        isOptional
        hint="For example, Realtor in Liguria"
        error={errorOf('headline')}
      >
        <Input
          name="headline"
          maxLength={160}
          value={fields.headline ?? ''}
          onChange={(event) => change({ headline: event.target.value })}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Years of experience" isOptional error={errorOf('years_experience')}>
          <NumberInput
            name="years_experience"
            min={0}
            value={fields.years_experience}
            onChange={(years) => change({ years_experience: years })}
          />
        </Field>
        <Field label="Homes sold" isOptional error={errorOf('homes_sold')}>
          <NumberInput
            name="homes_sold"
            min={0}
            value={fields.homes_sold}
            onChange={(homes) => change({ homes_sold: homes })}
          />
        </Field>
      </div>
      <Field label="Sold in total" isOptional error={errorOf('sales_volume')}>
        <NumberInput
          name="sales_volume"
          min={0}
          prefix="$"
          decimals={2}
          value={fields.sales_volume}
          onChange={(volume) => change({ sales_volume: volume })}
        />
      </Field>
      <ListField
        label="Languages"
        name="languages"
        value={fields.languages}
        error={errorOf('languages')}
        onChange={(languages) => change({ languages })}
      />
      <ListField
        label="Specialties"
        name="specialties"
        value={fields.specialties}
        error={errorOf('specialties')}
        onChange={(specialties) => change({ specialties })}
      />
      <ListField
        label="Awards"
        name="awards"
        separator=";"
        value={fields.awards}
        error={errorOf('awards')}
        onChange={(awards) => change({ awards })}
      />
      <SaveRow label="Save figures" {...state} />
    </form>
  )
}

interface ListFieldProps {
  label: string
  name: string
  value: readonly string[]
  onChange: (value: string[]) => void
  /** a character none of the items contains */
  separator?: ',' | ';'
  error?: string
}

/** A few words or phrases on one line. */
function ListField({ label, name, value, onChange, separator = ',', error }: ListFieldProps) {
  const [text, setText] = useState(value.join(`${separator} `))
  const change = (typed: string) => {
    setText(typed)
    const parts = typed.split(separator).map((part) => part.trim())
    onChange([...new Set(parts.filter(Boolean))])
  }
  const mark = separator === ',' ? 'commas' : 'semicolons'

  return (
    <Field label={label} isOptional hint={`Separate them with ${mark}.`} error={error}>
      <Input name={name} value={text} onChange={(event) => change(event.target.value)} />
    </Field>
  )
}
