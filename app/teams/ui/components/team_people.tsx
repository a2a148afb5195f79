import type { Data } from '#data'
import { PersonLine } from '#app/kit/display/person_line'

/** The people a team shows to the public. */
export function TeamPeople({ people }: { people: Data.Accounts.UserCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-4">
          <PersonLine person={person} size="lg" detail={`@${person.handle}`} />
        </li>
      ))}
    </ul>
  )
}
