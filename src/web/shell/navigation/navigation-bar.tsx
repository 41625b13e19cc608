import { useNavigation } from 'react-router'

/** A line of light on top while the next screen is really being loaded. */
export function NavigationBar() {
  const isLoading = useNavigation().state !== 'idle'
  return isLoading ? <div aria-hidden className="navigation-bar" /> : null
}
