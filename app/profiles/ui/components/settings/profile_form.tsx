import { useState } from 'react'
import { HandleField } from '#app/accounts/ui/components/handle_field'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useConfirmedCall } from '#app/accounts/ui/components/settings/use_confirmed_call'
import { TypeField } from '#app/accounts/ui/components/type_field'
import { Button } from '#app/kit/button/button'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { FormSuccess } from '#app/kit/form/form_success'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { MAX_BIO_CHARACTERS } from '#app/profiles/contract/limits'
import { saveProfile, type OwnProfile } from '#app/profiles/ui/components/settings/own_profile'
import { PendingEmail } from '#app/profiles/ui/components/settings/pending_email'

interface ProfileFormProps {
  user: OwnProfile['user']
  pendingEmail: string | null
}

export function ProfileForm({ user, pendingEmail }: ProfileFormProps) {
  const [name, setName] = useState(user.name)
  const [handle, setHandle] = useState(user.handle)
  const [email, setEmail] = useState(user.email ?? '')
  const [bio, setBio] = useState(user.bio ?? '')
  const [type, setType] = useState(user.type)
  const [isSaved, markSaved] = useMarkSaved()
  const { run, isRunning, refusal, dialog } = useConfirmedCall()
  const errors = refusal?.errors

  const save = async () => {
    const newEmail = email === user.email ? {} : { email }
    const newType = type === 'staff' ? {} : { type }
    const saved = await run(() =>
      saveProfile({ name, handle, bio: bio || null, ...newEmail, ...newType })
    )
    if (!saved) return
    setEmail(saved.user.email ?? '')
    markSaved()
  }

  return (
    <>
      <CallForm refusal={refusal} className="flex flex-col gap-6" onSubmit={save}>
        <Field label="Name" error={errors?.name}>
          <Input
            name="name"
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <HandleField error={errors?.handle} owner={user} onChange={setHandle} />
        <div className="flex flex-col gap-3">
          <Field
            label="Email"
            error={errors?.email}
            hint="A new address counts once you’ve verified it. We tell your old one."
          >
            <Input
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          {pendingEmail && <PendingEmail pending={pendingEmail} present={user.email ?? ''} />}
        </div>
        <Field
          label="Bio"
          isOptional
          error={errors?.bio}
          counter={{ length: bio.length, max: MAX_BIO_CHARACTERS }}
        >
          <Textarea name="bio" value={bio} onChange={(event) => setBio(event.target.value)} />
        </Field>
        {user.type !== 'staff' && (
          <TypeField
            initial={user.type}
            isLegendHidden={false}
            error={errors?.type}
            onChange={setType}
          />
        )}
        <RefusalNote refusal={refusal} />
        <div className="flex items-center gap-4">
          <Button type="submit" variant="primary" isLoading={isRunning}>
            Save profile
          </Button>
          <FormSuccess isShown={isSaved} />
        </div>
      </CallForm>
      {dialog}
    </>
  )
}
