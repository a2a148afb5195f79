import { useState } from 'react'
import { Avatar } from '#app/kit/display/avatar'
import { Badge } from '#app/kit/display/badge'
import { PersonLine } from '#app/kit/display/person_line'
import { Chip } from '#app/kit/button/chip'

const ROOMS = ['Living room', 'Kitchen', 'Bedroom']

export function People() {
  const [room, setRoom] = useState(ROOMS[0])
  const [hasPool, setPool] = useState(true)

  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name="Livia Conti" src={null} size="xl" isNamed />
        <Avatar name="Maximilian von Hohenstein-Lauterbach" src={null} size="lg" isNamed />
        <Avatar name="Aiko" src="data:image/png;base64,broken" isNamed />
        <Avatar name="李小龍" src={null} size="sm" isNamed />
      </div>
      <div className="flex items-center gap-4">
        <PersonLine
          person={{ name: 'Livia Conti', handle: 'livia', avatar: null }}
          size="list"
          detail="@livia · Realtor"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>Draft</Badge>
        <Badge tone="positive">Published</Badge>
        <Badge tone="warning">Price lowered</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="veil">AI-generated</Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        {ROOMS.map((name) => (
          <Chip key={name} isChosen={name === room} onClick={() => setRoom(name)}>
            {name}
          </Chip>
        ))}
        {hasPool && (
          <Chip onRemove={() => setPool(false)} removeLabel="Remove pool">
            Pool
          </Chip>
        )}
      </div>
    </>
  )
}
