import type { Extension } from '#app/kernel/modules/module'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { listAnswerUrls } from '#app/teams/invitations/queries/list_answer_urls'

const ROLES: Record<string, string> = {
  owner: 'the owner',
  admin: 'an admin',
  agent: 'an agent',
  viewer: 'a viewer',
}

const isAccepted = (answer: string | undefined) => answer === 'accepted'

/** The notifications about teams. */
export const TEAM_NOTICES: Extension[] = [
  notificationKind('team_invitation', {
    label: 'Invitations to teams',
    channels: ['in_app', 'push'],
    text: ({ team }) => `invited you to ${team}`,
    answerUrls: listAnswerUrls,
  }),
  notificationKind('team_invitation_answer', {
    label: 'Answers to your invitations',
    channels: ['in_app'],
    text: ({ team, answer }) =>
      isAccepted(answer) ? `joined ${team}` : `declined your invitation to ${team}`,
  }),
  notificationKind('team_request', {
    label: 'Requests to join your teams',
    channels: ['in_app', 'push'],
    text: ({ team }) => `asked to join ${team}`,
  }),
  notificationKind('team_request_answer', {
    label: 'Answers to your requests',
    channels: ['in_app', 'push', 'email'],
    text: ({ team, answer }) =>
      isAccepted(answer) ? `${team} let you in` : `${team} declined your request to join`,
  }),
  notificationKind('team_role', {
    label: 'Your role in teams',
    channels: ['in_app', 'email'],
    text: ({ team, role }) =>
      role === 'removed'
        ? `You’re no longer in ${team}`
        : `You’re now ${ROLES[role ?? ''] ?? 'a member'} of ${team}`,
  }),
]
