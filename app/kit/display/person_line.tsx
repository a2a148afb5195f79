import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'

interface PersonLineProps {
  person: { handle: string; name: string; avatar: string | null }
  size?: ComponentProps<typeof Avatar>['size']
  suffix?: ReactNode
  /** below the name */
  detail: ReactNode
  children?: ReactNode
}

/** A person's photo and name, placed by the surrounding row or grid. */
export function PersonLine({ person, size, suffix, detail, children }: PersonLineProps) {
  return (
    <>
      <PersonLink person={person} isSecond>
        <Avatar name={person.name} src={person.avatar} size={size} />
      </PersonLink>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <PersonLink person={person} />
          {suffix && <span className="font-normal text-muted"> {suffix}</span>}
        </p>
        <p className="line-clamp-2 text-13 break-words text-muted">{detail}</p>
        {children}
      </div>
    </>
  )
}
