import { useState } from 'react'
import type { Data } from '#data'
import type { ChosenUserType } from '#app/accounts/models/user'
import { HandleField } from '#app/accounts/ui/components/handle_field'
import { TypeField } from '#app/accounts/ui/components/type_field'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'
import { SaveRow } from '#app/profiles/ui/components/edit/save_row'
import { useSave } from '#app/profiles/ui/hooks/use_save'

const MAX_BIO_CHARACTERS = 1000

interface Fields {
  name: string
  handle: string
  bio: string
  type?: ChosenUserType
}

export function ProfileForm({ user }: { user: Data.Profiles.User }) {
  const { id, type } = user
  const [fields, setFields] = useState<Fields>({
    name: user.name,
    handle: user.handle,
    bio: user.bio ?? '',
  })
  const { save, errorOf, ...state } = useSave('user', 'User Updated')
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }))
  const send = async () => {
    const body = { user: { ...fields, bio: fields.bio || null } }
    await answered(api.api.users.update({ params: { id }, body }))
    reloadPage()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save(send)
      }}
    >
      <Field label="Name" error={errorOf('name')}>
        <Input
          name="name"
          autoComplete="name"
          value={fields.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <HandleField
        owner={{ id, handle: user.handle }}
        error={errorOf('handle')}
        hint="Your old handle leads here for 30 days after a change."
        onChange={(handle) => change({ handle })}
      />
      <Field
        label="About you"
        isOptional
        error={errorOf('bio')}
        counter={{ length: fields.bio.length, max: MAX_BIO_CHARACTERS }}
      >
        <Textarea
          name="bio"
          value={fields.bio}
          onChange={(event) => change({ bio: event.target.value })}
        />
      </Field>
      {type !== 'staff' && (
        <TypeField
          initial={type}
          error={errorOf('type')}
          onChange={(chosen) => change({ type: chosen })}
        />
      )}
      <SaveRow label="Save profile" {...state} />
    </form>
  )
}
