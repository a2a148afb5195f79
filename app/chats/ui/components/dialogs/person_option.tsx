import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { Avatar } from '#app/kit/display/avatar'
import { POPUP_ROW } from '#app/kit/overlay/popup_style'
import type { PersonCard } from '#app/profiles/ui/search_people'

interface PersonOptionProps {
  person: PersonCard
  isPresent: boolean
}

export function PersonOption({ person, isPresent }: PersonOptionProps) {
  return (
    <Combobox.Item value={person} disabled={isPresent} className={`${POPUP_ROW} min-h-14`}>
      <Avatar name={person.name} src={person.avatar} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {person.name}
        </span>
        <span className="block truncate text-13 text-muted">@{person.handle}</span>
      </span>
      {isPresent && <span className="text-13 text-muted">Already added</span>}
      <Combobox.ItemIndicator>
        <Check size={18} strokeWidth={1.5} aria-hidden className="text-brass" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}
