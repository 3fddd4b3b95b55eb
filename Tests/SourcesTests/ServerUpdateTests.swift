import PaySheet
import PaySheetSources
import Testing

/// The updates that servers answer with, as literals of their languages.
@Suite("Updates in the code of servers")
struct ServerUpdateTests {
    @Test(
        "A wrong amount is found",
        arguments: [
            ("a.php", "<?php return json_encode(['newTotal' => ['label' => 'Shop', 'amount' => '1,00']]);"),
            ("a.php", "<?php return array('newTotal' => array('label' => 'Shop', 'amount' => '1,00'), 'newLineItems' => $lines);"),
            ("a.py", "return jsonify({'newTotal': {'label': 'Shop', 'amount': '1,00'}})"),
            ("a.py", "return jsonify({\"newTotal\": {\"label\": \"Shop\", \"amount\": \"1,00\"}, \"newLineItems\": lines(cart),})"),
            ("a.rb", "render json: { newTotal: { label: 'Shop', amount: '1,00' } }"),
            ("a.rb", "answer = { newTotal: { label: 'Shop', amount: '1,00' } }\nrender json: answer"),
            ("a.rb", "render json: { 'newTotal' => { 'label' => 'Shop', 'amount' => '1,00' } }"),
            ("a.rb", "render json: { :newTotal => { :label => 'Shop', :amount => '1,00' } }"),
            ("a.go", "c.JSON(200, gin.H{\"newTotal\": gin.H{\"label\": \"Shop\", \"amount\": \"1,00\"}})"),
            ("a.go", "m := map[string]interface{}{\"newTotal\": map[string]string{\"label\": \"Shop\", \"amount\": \"1,00\"}}"),
            (
                "a.go",
                "m := map[string]any{\"newTotal\": map[string]any{\"label\": label, \"amount\": \"1,00\"}, \"newLineItems\": []any{}}"
            ),
            ("a.java", "String s = \"{\\\"newTotal\\\":{\\\"label\\\":\\\"Shop\\\",\\\"amount\\\":\\\"1,00\\\"}}\";"),
        ])
    func wrongAmount(_ file: String, _ code: String) throws {
        let found = try findings(in: [UInt8](code.utf8), file).map { $0.finding }
        #expect(found.map { $0.rule.name } == ["amount/format"], "\(found.map { $0.message })")
    }

    @Test(
        "Errors of a server have no class of the browser",
        arguments: [
            (
                "a.php",
                "<?php echo json_encode(['newTotal' => ['label' => 'Shop', 'amount' => '1.00'], 'errors' => [['code' => "
                    + "'shippingContactInvalid', 'contactField' => 'postalCode', 'message' => 'No such place']]]);"
            ),
            (
                "a.py",
                "return {'newTotal': {'label': 'Shop', 'amount': '1.00'}, 'errors': [{'code': 'shippingContactInvalid', "
                    + "'contactField': 'postalCode', 'message': 'No such place'}]}"
            ),
        ])
    func errors(_ file: String, _ code: String) throws {
        let found = try findings(in: [UInt8](code.utf8), file).map { $0.finding }
        #expect(found.map { $0.severity } == [.info])
        #expect(found.first?.message.contains("JSON has no ApplePayError") == true)
    }

    @Test(
        "What is computed, or of another sort, is left alone",
        arguments: [
            ("a.py", "self.newTotal = {'label': 1}"), ("a.py", "x = {'newTotal': total, 'label': ''}"),
            ("a.rb", "newTotal = { amount: '1,00' }"), ("a.php", "<?php $x = ['newTotal' => $total, 'cart' => ['amount' => '1,00']];"),
            ("a.py", "x = {'newTotal': {'label': f'{shop}', 'amount': '%s' % total}}"),
            ("a.rb", "x = { newTotal: { label: \"#{shop}\", amount: total.to_s } }"),
            ("a.go", "m := gin.H{\"newTotal\": gin.H{\"label\": shop.Name, \"amount\": fmt.Sprintf(\"%.2f\", total)}}"),
            ("a.py", "cart = {'newTotal': {'value': 5}, 'items': [1]}"),
        ])
    func others(_ file: String, _ code: String) throws {
        #expect(try findings(in: [UInt8](code.utf8), file).isEmpty)
    }
}
