import type { InTransaction } from '#app/kernel/database/transaction'
import type { Extension } from '#app/kernel/modules/module'
import { notificationKind } from '#app/notifications/notification_kinds'
import { notify } from '#app/notifications/notify'
import { listAnswerUrls } from '#app/teams/invitations/invitation_token'
import type Team from '#app/teams/team'
import type { TeamRole } from '#app/teams/team_roles'

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
    icon: 'team',
    topic: 'people',
    channels: ['in_app', 'push'],
    text: ({ team }) => `invited you to ${team}`,
    answerUrls: listAnswerUrls,
  }),
  notificationKind('team_invitation_answer', {
    label: 'Answers to your invitations',
    icon: 'team',
    topic: 'people',
    channels: ['in_app'],
    text: ({ team, answer }) =>
      isAccepted(answer) ? `joined ${team}` : `declined your invitation to ${team}`,
  }),
  notificationKind('team_request', {
    label: 'Requests to join your teams',
    icon: 'team',
    topic: 'people',
    channels: ['in_app', 'push'],
    text: ({ team }) => `asked to join ${team}`,
  }),
  notificationKind('team_request_answer', {
    label: 'Answers to your requests',
    icon: 'team',
    topic: 'people',
    channels: ['in_app', 'push', 'email'],
    text: ({ team, answer }) =>
      isAccepted(answer) ? `${team} let you in` : `${team} declined your request to join`,
  }),
  notificationKind('team_role', {
    label: 'Your role in teams',
    icon: 'team',
    topic: 'people',
    channels: ['in_app', 'email'],
    text: ({ team, role }) =>
      role === 'removed'
        ? `You’re no longer in ${team}`
        : `You’re now ${ROLES[role ?? ''] ?? 'a member'} of ${team}`,
  }),
]

interface RoleChange {
  userId: number
  role: TeamRole | 'removed'
}

/** Tells a person what they may do in a team from now on. */
export async function tellRole(
  { trx }: InTransaction,
  { id, name, handle }: Pick<Team, 'id' | 'name' | 'handle'>,
  { userId, role }: RoleChange
): Promise<void> {
  await notify(
    { trx },
    {
      userId,
      kind: 'team_role',
      groupKey: `team_role:${id}:${role}`,
      words: { team: name, role },
      url: `/teams/${handle}`,
    }
  )
}
