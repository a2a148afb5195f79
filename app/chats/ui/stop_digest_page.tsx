import { StopMailing } from '#app/notifications/mails/ui/stop_mailing'

export default function StopDigest({ is_stopped: isStopped }: { is_stopped: boolean }) {
  return (
    <StopMailing
      title="Email about messages"
      isStopped={isStopped}
      question="We email you when messages stay unread. Your account and chats stay the same without these emails."
      answer="You won’t get emails about unread messages."
      settings={{ href: '/chats', label: 'chat settings' }}
    />
  )
}
