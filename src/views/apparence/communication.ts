import { useStored } from '@core/hooks/useStored'

/** The group of the menu that holds mail, chat and tasks of the demo. */
export const COMMUNICATION = 'communication'
const KEY = 'communicationHidden'

/** Whether this device's menu leaves out mail, chat and tasks, which are a demonstration. */
export const useHidesCommunication = (): boolean => useStored(KEY)[0] === 'true'

export function useCommunicationSwitch() {
  const [stored, setStored] = useStored(KEY)
  return { isShown: stored !== 'true', show: (isShown: boolean) => setStored(isShown ? null : 'true') }
}
