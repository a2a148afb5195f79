import type User from '#app/accounts/models/user'

/**
 * SQL for the listings, called `p`, that somebody edits as their own: theirs, those they own
 * beside whoever left their team, and those of the team they work in and manage. Its values are
 * `ownersIds`.
 */
export const OWN_LISTINGS = `p.id in (
  select id from properties where user_id = :owner
  union all select id from properties where second_owner_id = :owner
  union all select listing.id from team_members m
    join properties listing on listing.team_id = m.team_id
    where m.team_id = :team and m.user_id = :owner and m.role in ('owner', 'admin'))`

export function ownersIds({ id, currentTeamId }: User) {
  return { owner: id, team: currentTeamId }
}
