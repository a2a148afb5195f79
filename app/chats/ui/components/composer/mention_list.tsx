import { Avatar } from '#app/kit/display/avatar'
import { POPUP, POPUP_ROW } from '#app/kit/overlay/popup_style'
import type { UserCard } from '#app/chats/ui/state/types'

interface MentionListProps {
  id: string
  people: readonly UserCard[]
  /** index of the one that Enter chooses */
  active: number
  onChoose: (person: UserCard) => void
}

/** People to mention, above the input that keeps the focus. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="People to mention"
      className={`absolute bottom-full left-0 z-10 mb-2 w-full max-w-90 p-1.5 ${POPUP}`}
    >
      {people.map((person, index) => (
        <li
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          aria-selected={index === active}
          data-highlighted={index === active || undefined}
          className={POPUP_ROW}
          // keeps the focus in the input
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar name={person.name} src={person.avatar} size="sm" />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {person.name}
          </span>
          <span className="truncate text-13 text-muted">@{person.handle}</span>
        </li>
      ))}
    </ul>
  )
}
