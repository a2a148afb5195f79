import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '#app/kit/form/field'
import { NumberInput } from '#app/kit/form/number_input'
import type { FilterFieldProps } from '#app/search/ui/components/filters/filter_props'

const TYPING_MS = 450

/** A number, applied once typing pauses, or when it or its panel is left. */
export function AmountField({ name, label, query, onShow }: FilterFieldProps) {
  const given = query[name] ? Number(query[name]) : null
  const [typed, setTyped] = useState(given)
  const [known, setKnown] = useState(given)
  if (known !== given) {
    setKnown(given)
    setTyped(given)
  }
  const apply = () => {
    if (typed !== given) onShow({ [name]: typed === null ? undefined : String(typed) })
  }
  const send = useEffectEvent(apply)
  useEffect(() => {
    if (typed === given) return
    const timer = setTimeout(send, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, given])
  useEffect(() => () => send(), [])
  return (
    <div onBlur={apply}>
      <Field label={label}>
        <NumberInput min={0} value={typed} onChange={setTyped} placeholder="Any" />
      </Field>
    </div>
  )
}
