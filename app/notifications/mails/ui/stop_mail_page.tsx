import { StopMailing } from '#app/notifications/mails/ui/stop_mailing'

interface StopMailProps {
  /** what the mails are about: "New followers" */
  label: string
  is_stopped: boolean
}

export default function StopMail({ label, is_stopped: isStopped }: StopMailProps) {
  const topic = label.toLowerCase()
  return (
    <StopMailing
      title="Email notifications"
      isStopped={isStopped}
      question={`We email you about this: ${topic}. You’ll still find it under notifications.`}
      answer={`You won’t get these emails: ${topic}.`}
      settings={{ href: '/settings/notifications', label: 'settings' }}
    />
  )
}
