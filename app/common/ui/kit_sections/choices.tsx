import { useId, useState } from 'react'
import { Checkbox } from '#app/common/ui/kit/checkbox'
import { Combobox } from '#app/common/ui/kit/combobox'
import { Field } from '#app/common/ui/kit/field'
import { FieldGroup } from '#app/common/ui/kit/field_group'
import { RadioCards } from '#app/common/ui/kit/radio_cards'
import { Select } from '#app/common/ui/kit/select'
import { Switch } from '#app/common/ui/kit/switch'
import {
  ACCOUNT_TYPES,
  CURRENCIES,
  SECTORS,
  searchPlaces,
} from '#app/common/ui/kit_sections/samples'

export function Choices() {
  const name = useId()
  const [type, setType] = useState('member')
  const [sector, setSector] = useState<string | null>(null)
  const [currency, setCurrency] = useState<(typeof CURRENCIES)[number] | null>(CURRENCIES[0])
  const [place, setPlace] = useState<{ name: string; country: string } | null>(null)

  return (
    <>
      <FieldGroup legend="I am here as">
        <RadioCards name={name} options={ACCOUNT_TYPES} value={type} onChange={setType} />
      </FieldGroup>
      <Field label="Sector">
        <Select options={SECTORS} value={sector} onChange={setSector} />
      </Field>
      <Field label="Currency">
        <Combobox
          source={CURRENCIES}
          value={currency}
          onChange={setCurrency}
          keyOf={(item) => item.code}
          labelOf={(item) => item.name}
          hintOf={(item) => item.code}
        />
      </Field>
      <Field label="Place" hint="Asks as you type.">
        <Combobox
          source={searchPlaces}
          value={place}
          onChange={setPlace}
          keyOf={(item) => item.name}
          labelOf={(item) => item.name}
          hintOf={(item) => item.country}
          placeholder="City, neighbourhood, address"
        />
      </Field>
      <Checkbox label="Keep me signed in" defaultChecked />
      <Checkbox label="I accept the terms" error="Please accept the terms to go on." />
      <Switch label="Private listing" hint="Only people you invite can see it." defaultChecked />
      <Switch label="Alerts by e-mail" />
    </>
  )
}
