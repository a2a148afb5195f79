import { useId, useState } from 'react'
import { Checkbox } from '#app/kit/form/checkbox'
import { Combobox } from '#app/kit/form/combobox'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Select } from '#app/kit/form/select'
import { StarInput } from '#app/kit/form/star_input'
import { Switch } from '#app/kit/form/switch'
import {
  ACCOUNT_TYPES,
  SAMPLE_CURRENCIES,
  SAMPLE_SECTORS,
  searchSamplePlaces,
} from '#app/kit/showcase/samples'

export function Choices() {
  const name = useId()
  const [type, setType] = useState('member')
  const [sector, setSector] = useState<string | null>(null)
  const [currency, setCurrency] = useState<(typeof SAMPLE_CURRENCIES)[number] | null>(
    SAMPLE_CURRENCIES[0]
  )
  const [rating, setRating] = useState<number | null>(4)
  const [place, setPlace] = useState<{ name: string; country: string } | null>(null)

  return (
    <>
      <FieldGroup legend="Account type">
        <RadioCards name={name} options={ACCOUNT_TYPES} value={type} onChange={setType} />
      </FieldGroup>
      <Field label="Sector">
        <Select options={SAMPLE_SECTORS} value={sector} onChange={setSector} />
      </Field>
      <Field label="Currency">
        <Combobox
          source={SAMPLE_CURRENCIES}
          value={currency}
          onChange={setCurrency}
          keyOf={(item) => item.code}
          labelOf={(item) => item.name}
          hintOf={(item) => item.code}
        />
      </Field>
      <Field label="Place" hint="Asks as you type.">
        <Combobox
          source={searchSamplePlaces}
          value={place}
          onChange={setPlace}
          keyOf={(item) => item.name}
          labelOf={(item) => item.name}
          hintOf={(item) => item.country}
          placeholder="City, neighborhood, address"
        />
      </Field>
      <StarInput
        legend="Rating"
        value={rating}
        onChange={setRating}
        onClear={() => setRating(null)}
      />
      <Checkbox label="Keep me signed in" defaultChecked />
      <Checkbox label="I accept the terms" error="Accept the terms to continue." />
      <Switch label="Private listing" hint="Only people you invite can see it." defaultChecked />
      <Switch label="Email alerts" />
    </>
  )
}
