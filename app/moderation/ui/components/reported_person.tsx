import type { Data } from '#data'
import { Avatar } from '#app/kit/display/avatar'

interface ReportedPersonProps {
  /** null for a deleted account */
  person: Data.Accounts.UserCard | null
  previousReports: number
}

/** No link to the profile: staff judge by the evidence. */
export function ReportedPerson({ person, previousReports }: ReportedPersonProps) {
  if (!person) return <p className="text-muted">This account was deleted.</p>
  return (
    <div className="flex items-center gap-3">
      <Avatar name={person.name} src={person.avatar} />
      <div className="min-w-0 text-13">
        <p dir="auto" className="truncate text-15">
          {person.name}
        </p>
        <p className="truncate text-muted">
          @{person.handle} · {person.type}
        </p>
        <p className={previousReports ? 'text-warning' : 'text-muted'}>
          {earlierReports(previousReports)}
        </p>
      </div>
    </div>
  )
}

function earlierReports(count: number): string {
  if (count === 0) return 'Never reported before'
  return count === 1 ? 'Reported once before' : `Reported ${count} times before`
}
