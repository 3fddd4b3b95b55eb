@Injectable({ providedIn: 'root' })
export class ApplePayService {
  constructor(private http: HttpClient, @Inject(CONFIG) private config: Config) {}
  begin(request: ApplePayJS.ApplePayPaymentRequest): ApplePaySession { return new ApplePaySession(this.config.version, request) }
  complete(result: ApplePayJS.ApplePayPaymentAuthorizationResult) { this.session.completePayment(result) }
}
