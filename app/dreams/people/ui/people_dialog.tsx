import { useState, type ReactElement } from 'react'
import { router } from '@inertiajs/react'
import { X } from 'lucide-react'
import type { Board } from '#app/dreams/items/ui/use_board'
import { dreamApi, type Dream } from '#app/dreams/ui/dream_api'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLine } from '#app/kit/display/person_line'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Dialog } from '#app/kit/overlay/dialog'
import { PersonCombobox } from '#app/profiles/people/ui/person_combobox'

/** Who is on the board; its owner adds and removes them, others leave. */
export function PeopleDialog({ board, trigger }: { board: Board; trigger: ReactElement }) {
  const { dream, send } = board
  const ownId = useAccount()?.id
  const leave = async () => {
    if (await send(() => dreamApi.removePerson(dream.id, ownId ?? 0))) router.visit('/dreams')
  }
  return (
    <Dialog title="People" description={dream.title} trigger={trigger}>
      <div className="flex flex-col gap-6">
        {dream.is_owner && <AddPeople board={board} />}
        <ul aria-label="On this board" className="flex flex-col gap-3">
          {dream.members.map((person) => (
            <li key={person.id} className="flex min-h-11 items-center gap-3">
              <PersonLine
                person={person}
                detail={person.id === dream.owner.id ? 'Owner' : `@${person.handle}`}
              />
              {dream.is_owner && person.id !== ownId && (
                <IconButton
                  icon={X}
                  label={`Remove ${person.name}`}
                  className="ml-auto"
                  onClick={() => void send(() => dreamApi.removePerson(dream.id, person.id))}
                />
              )}
            </li>
          ))}
          {dream.invitations.map(({ id, email }) => (
            <li key={`invited-${id}`} className="flex min-h-11 items-center gap-3">
              <span className="min-w-0 wrap-anywhere">
                {email}
                <span className="block text-13 text-muted">Invited</span>
              </span>
              <IconButton
                icon={X}
                label={`Withdraw invitation to ${email}`}
                className="ml-auto"
                onClick={() => void send(() => dreamApi.withdraw(dream.id, id))}
              />
            </li>
          ))}
        </ul>
        {!dream.is_owner && (
          <Button className="self-start" onClick={() => void leave()}>
            Leave board
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function AddPeople({ board: { dream, send } }: { board: Board }) {
  const [email, setEmail] = useState('')
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const invite = async () => {
    const key = retry.of([dream.id, email])
    const invited = await run(() => dreamApi.invite(dream.id, email, key))
    if (!invited) return
    retry.forget()
    setEmail((now) => (now === email ? '' : now))
    await send(() => Promise.resolve())
  }
  return (
    <div className="flex flex-col gap-5">
      <Field label="Add someone">
        <PersonCombobox onChoose={({ id }) => void send(() => dreamApi.addPerson(dream.id, id))} />
      </Field>
      <form
        noValidate
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <div className="min-w-0 flex-1">
          <Field
            label="Invite by email"
            error={refusal ? (refusal.errors.email ?? refusal.message) : undefined}
          >
            <Input
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </Field>
        </div>
        <Button type="submit" isLoading={isRunning}>
          Invite
        </Button>
      </form>
    </div>
  )
}

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
