import { SEAT_HEADER, SEAT_PROTOCOL } from '#contract/class-game/messages.ts'
import { liveWire } from '#web/wire/fallback/live-wire.ts'

import { openPlayerClient, type PlayerClient } from './player-client.ts'

/** Opens the connection of the player of a seat, in whichever way the network lets through. */
export function openSeat(seat: string): PlayerClient {
  return openPlayerClient({
    open: liveWire(() => false, {
      protocol: `${SEAT_PROTOCOL}${seat}`,
      header: [SEAT_HEADER, seat],
    }),
    now: () => performance.now(),
  })
}
