import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/accounts/ui/components/settings/loaded'
import { Section } from '#app/accounts/ui/components/settings/section'
import { queries } from '#app/kit/calls/queries'
import { PhotoField } from '#app/profiles/ui/components/settings/photo_field'
import { ProfileForm } from '#app/profiles/ui/components/settings/profile_form'
import {
  findOwnProfile,
  PROFILE_KEY,
  saveProfile,
} from '#app/profiles/ui/components/settings/own_profile'

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
