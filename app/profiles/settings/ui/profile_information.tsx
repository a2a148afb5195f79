import { useQuery } from '@tanstack/react-query'
import { Loaded, Section } from '#app/accounts/settings/ui/section'
import { queries } from '#app/kit/calls/queries'
import { PhotoField } from '#app/profiles/settings/ui/photo_field'
import {
  ProfileForm,
  findOwnProfile,
  PROFILE_KEY,
  saveProfile,
} from '#app/profiles/settings/ui/profile_form'

export default function ProfileInformation() {
  const query = useQuery({ queryKey: PROFILE_KEY, queryFn: findOwnProfile }, queries)

  return (
    <Section title="Profile information" description="Everyone can see this, except your email.">
      <Loaded query={query}>
        {({ user, pending_email: pendingEmail }) => (
          <>
            <PhotoField
              name={user.name}
              photo={user.avatar}
              label="Profile photo"
              onSave={(photoId) => saveProfile({ photo_id: photoId })}
            />
            <ProfileForm user={user} pendingEmail={pendingEmail} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
