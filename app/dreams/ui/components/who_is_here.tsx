import { Avatar } from '#app/kit/display/avatar'
import type { Dream } from '#app/dreams/ui/types'

/** The board’s people; a dot marks who is looking at it now. */
export function WhoIsHere({ dream, hereIds }: { dream: Dream; hereIds: readonly number[] }) {
  const here = dream.members.filter(({ id }) => hereIds.includes(id))
  return (
    <div className="flex items-center gap-3">
      <ul aria-label="People on this board" className="flex -space-x-2">
        {dream.members.map((person) => (
          <li key={person.id} className="relative" title={person.name}>
            <Avatar name={person.name} src={person.avatar} size="sm" isNamed />
            {hereIds.includes(person.id) && (
              <span className="absolute right-0 bottom-0 size-2.5 rounded-full border-2 border-canvas bg-positive" />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="text-13 text-muted">
        {here.length > 1 && `${names(here)} are here`}
      </p>
    </div>
  )
}

const names = (people: { name: string }[]) =>
  new Intl.ListFormat('en').format(people.map(({ name }) => name))
