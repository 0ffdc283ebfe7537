/** Settings of a shop whose editors switched confetti on. */
export const CONFETTI_SETTINGS = {
  blackFridayTheme: false,
  enableMyPagesButton: true,
  useNewBadges: false,
  enableConfettiOnFirstLoad: true,
  currentConfettiId: 'opening',
  confettiColors: ['#ffd23f'],
}
