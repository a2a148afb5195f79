import { useState } from 'react'
import type { ChosenUserType } from '#app/accounts/user'
import { FieldGroup } from '#app/kit/form/field_group'
import type { Option } from '#app/kit/form/option'
import { RadioCards } from '#app/kit/form/radio_cards'

const TYPES: readonly Option<ChosenUserType>[] = [
  { value: 'member', label: 'Member', hint: 'Browse, save and redesign' },
  { value: 'realtor', label: 'Realtor', hint: 'List and sell homes' },
  { value: 'designer', label: 'Interior designer', hint: 'Show your work' },
]

interface TypeFieldProps {
  error?: string
  initial?: ChosenUserType
  isLegendHidden?: boolean
  onChange?: (type: ChosenUserType) => void
}

export function TypeField({
  error,
  initial = 'member',
  isLegendHidden = true,
  onChange,
}: TypeFieldProps) {
  const [type, setType] = useState<ChosenUserType>(initial)

  const change = (chosen: ChosenUserType) => {
    setType(chosen)
    onChange?.(chosen)
  }

  return (
    <FieldGroup legend="Account type" isLegendHidden={isLegendHidden} error={error}>
      <RadioCards name="type" options={TYPES} value={type} onChange={change} />
    </FieldGroup>
  )
}
