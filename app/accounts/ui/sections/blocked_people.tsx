import { BlockedPeople as BlockedList } from '#app/accounts/ui/components/blocking/blocked_people'
import { Section } from '#app/accounts/ui/components/settings/section'

export default function BlockedPeople() {
  return (
    <Section
      title="Blocked people"
      description="You don’t see each other anywhere on vesta. They aren’t told."
    >
      <BlockedList />
    </Section>
  )
}
