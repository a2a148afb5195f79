import { useState } from 'react'
import type { ChosenUserType } from '#app/accounts/models/user'
import { FieldGroup } from '#app/common/ui/kit/field_group'
import type { Option } from '#app/common/ui/kit/option'
import { RadioCards } from '#app/common/ui/kit/radio_cards'

const TYPES: readonly Option<ChosenUserType>[] = [
  { value: 'member', label: 'Member', hint: 'look, save, redesign' },
  { value: 'realtor', label: 'Realtor', hint: 'publish homes' },
  { value: 'designer', label: 'Designer', hint: 'offer your eye' },
]

/** What somebody comes for. */
export function TypeField({ error }: { error?: string }) {
  const [type, setType] = useState<ChosenUserType>('member')

  return (
    <FieldGroup legend="I come as a" isLegendHidden error={error}>
      <RadioCards name="type" options={TYPES} value={type} onChange={setType} />
    </FieldGroup>
  )
}
