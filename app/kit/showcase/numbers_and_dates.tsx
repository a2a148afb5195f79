import { useState } from 'react'
import { DateTimeInput } from '#app/kit/form/date_time_input'
import { Field } from '#app/kit/form/field'
import { MoneyInput } from '#app/kit/form/money_input'
import { NumberInput } from '#app/kit/form/number_input'
import { Slider } from '#app/kit/form/slider'

export function NumbersAndDates() {
  const [price, setPrice] = useState<number | null>(1_250_000)
  const [area, setArea] = useState<number | null>(240)
  const [opensAt, setOpensAt] = useState<string | null>('2026-06-20T12:00:00Z')
  const [radius, setRadius] = useState(2)
  const [range, setRange] = useState<readonly number[]>([400, 1800])

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Price">
          <MoneyInput value={price} onChange={setPrice} currency="EUR" />
        </Field>
        <Field label="Living area">
          <NumberInput value={area} onChange={setArea} suffix="m²" min={0} />
        </Field>
      </div>
      <Field label="Open house" hint="In your own time zone.">
        <DateTimeInput value={opensAt} onChange={setOpensAt} />
      </Field>
      <Slider
        label="Radius"
        value={radius}
        onChange={setRadius}
        min={1}
        max={50}
        format={(miles) => `${miles} ${miles === 1 ? 'mile' : 'miles'}`}
      />
      <Slider
        label="Price"
        value={range}
        onChange={setRange}
        min={0}
        max={5000}
        step={50}
        format={(thousands) => `€${thousands}k`}
      />
    </>
  )
}
