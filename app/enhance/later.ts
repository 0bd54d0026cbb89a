/**
 * What only the next page needs, and a browser without script fetches by itself: a link that is not read
 * with script. Asked for when all of this page is there, since on a slow line it would come before what
 * this page still lacks.
 */
export function fetchLater(held: Element) {
  const fetchNow = () => held.insertAdjacentHTML('afterend', held.textContent)
  if (document.readyState === 'complete') fetchNow()
  else addEventListener('load', fetchNow)
}
