/** The word that goes with a review score out of ten. */
export function scoreWord(score: number): 'superb' | 'excellent' | 'veryGood' | 'good' | 'fair' {
  if (score >= 9) return 'superb'
  if (score >= 8.5) return 'excellent'
  if (score >= 8) return 'veryGood'
  return score >= 7 ? 'good' : 'fair'
}
